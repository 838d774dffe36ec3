import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commands } from '../../commands/index.ts';
import { scenes } from '../../src/playground/page/scenes/all.ts';
import { isPlayable } from '../../src/playground/page/scenes/scene.ts';
import { inBrowser } from './chromium.ts';
import { browserForFile, wordsOf } from './stage.ts';

const open = browserForFile();
const names = commands.map(({ name }) => name);

test('scenes have names of their own, and something to look at after each step', () => {
  assert.equal(new Set(scenes.map(({ id }) => id)).size, scenes.length);
  for (const { steps } of scenes) {
    assert.ok(steps.length > 1);
    assert.ok(steps.every(({ who, look }) => who !== '' && look.endsWith('.')));
  }
});

for (const scene of scenes.filter((one) => isPlayable(one, names)))
  test(`the scene « ${scene.title} » plays to its end`, inBrowser, async (t) => {
    const { page } = await open(t);
    await page.getByRole('button', { name: 'Scènes' }).click();
    await page.getByRole('button', { name: `Jouer la scène ${scene.title}` }).click();
    for (const step of scene.steps) {
      await page.locator('.scene-go:enabled').last().click();
      const looked = page.locator('.drawer .looked', { hasText: step.look });
      const problem = page.locator('.problem');
      await looked.or(problem).first().waitFor();
      assert.equal(await problem.count(), 0, `${step.who}: ${await problem.allTextContents()}`);
    }
    assert.match(await wordsOf(page.locator('.scene-foot')), /La scène est finie/u);
  });
