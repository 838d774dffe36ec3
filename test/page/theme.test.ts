import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const page = join(import.meta.dirname, '../../src/playground/page');
const theme = readFileSync(join(page, 'style/theme.css'), 'utf8');

/** The colour behind a name, in the light theme or in the dark one. */
function colour(name: string, dark: boolean): string {
  const value = new RegExp(`--${name}: ([^;]+);`, 'u').exec(theme)?.[1] ?? '';
  const [, light = value, night = value] = /light-dark\((#\w{6}), (#\w{6})\)/u.exec(value) ?? [];
  const found = dark ? night : light;
  assert.match(found, /^#[0-9a-f]{6}$/u, name);
  return found;
}

/** Relative luminance as WCAG defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** What is written on what. */
const grounds: Readonly<Record<string, readonly string[]>> = {
  text: ['page', 'side', 'over', 'deep', 'field', 'embed', 'private', 'calls', 'code', 'hover', 'chosen'],
  strong: ['page', 'side', 'over', 'chosen', 'hover', 'embed', 'private', 'calls'],
  muted: ['page', 'side', 'over', 'embed', 'private', 'field', 'hover', 'chosen', 'calls'],
  link: ['page', 'side', 'embed', 'private', 'over'],
  problem: ['page', 'side', 'over'],
  'accent-text': ['accent', 'good', 'danger', 'badge', 'tag'],
  'plain-text': ['plain'],
  'mention-text': ['mention'],
};

for (const dark of [true, false])
  for (const [ink, list] of Object.entries(grounds))
    test(`${ink} can be read in the ${dark ? 'dark' : 'light'} theme`, () => {
      const bad = list
        .map((ground) => [ground, contrast(colour(ink, dark), colour(ground, dark))] as const)
        .filter(([, ratio]) => ratio < 4.5);
      assert.deepEqual(bad, []);
    });

test('white letters on the colours of people can be read', () => {
  const base = readFileSync(join(page, 'style/base.css'), 'utf8');
  const colours = [...base.matchAll(/\.avatar-\w+ \{\s*background: (#\w{6})/gu)].map(([, hex = '']) => hex);
  assert.ok(colours.length > 3);
  assert.deepEqual(
    colours.filter((hex) => contrast(hex, '#ffffff') < 4.5),
    [],
  );
});

test('colours stand in the theme and with the people, nothing comes from elsewhere', () => {
  const styles = globSync('style/*.css', { cwd: page });
  assert.ok(styles.length > 3);
  for (const style of styles) assert.doesNotMatch(readFileSync(join(page, style), 'utf8'), /url\(|@import/u);
});
