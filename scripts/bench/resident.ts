import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Resident memory of a process in megabytes, as the kernel counts it. */
export function residentOf({ pid }: ChildProcess): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (kilobytes === undefined) throw new Error('the kernel does not tell the memory of a process');
  return Number(kilobytes) / 1024;
}
