import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenes } from '../../../src/playground/page/scenes/all.ts';
import { inBrowser } from '../chromium.ts';
import { atelierForModule, wordsOf } from './stage.ts';

const open = atelierForModule();

// That each scene shows what it promises is tried without a browser; here two are clicked through.
for (const scene of scenes.slice(0, 2))
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
