import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

/** Where and with what was measured. */
export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  readonly node: string;
  /** Libraries that the figures depend on, with the versions that are installed. */
  readonly libraries: Readonly<Record<string, string>>;
}

const measured = ['discord.js', 'better-sqlite3', 'kysely', 'seedrandom', '@dice-roller/rpg-dice-roller'];

export function thisMachine(): Machine {
  const all = cpus();
  return {
    cpu: all[0]?.model.trim() ?? 'inconnu',
    cores: all.length,
    node: process.versions.node,
    libraries: Object.fromEntries(measured.map((name) => [name, versionOf(name)])),
  };
}

function versionOf(name: string): string {
  const file = join(import.meta.dirname, '../../node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version; // npm requires it of every package
}
