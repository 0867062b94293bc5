import { readdirSync, readFileSync } from 'node:fs'

/**
 * Memory of a process in MB as the system counts it (Linux), and what everything that it started adds to that: program
 * code that they share is counted once, with the first.
 */
export function residentMb(pid: number): { own: number; children: number } {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = /^PPid:\s+(\d+)/m.exec(statusOf(Number(name)))?.[1]
    if (parent) parents.set(Number(name), Number(parent))
  }
  const isBelow = (process: number): boolean => {
    const parent = parents.get(process)
    return parent !== undefined && (parent === pid || isBelow(parent))
  }
  const children = [...parents.keys()].filter(isBelow).reduce((sum, child) => sum + addedMb(child), 0)
  return { own: ownMb(pid), children }
}

function ownMb(pid: number): number {
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(statusOf(pid))?.[1] ?? 0) / 1_024)
}

function addedMb(pid: number): number {
  const parts = [...statusOf(pid, 'smaps_rollup').matchAll(/^Private_\w+:\s+(\d+)/gm)]
  return Math.round(parts.reduce((sum, [, kilobytes]) => sum + Number(kilobytes), 0) / 1_024)
}

function statusOf(pid: number, name = 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return '' // It ended meanwhile.
  }
}
