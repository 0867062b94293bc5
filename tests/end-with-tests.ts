import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

const open = new Set<() => void>()

/**
 * A test that fails or is cut off cleans nothing up, and what it started would outlive the run. Vitest ends its workers by
 * SIGTERM, after which nobody hears of `exit`, and waits for ever where a program still holds their output.
 */
export function endWithTests(child: ChildProcess, kill: () => void = () => child.kill('SIGKILL')): void {
  if (open.size === 0) process.once('exit', endAll).once('SIGTERM', endByTerm)
  open.add(kill)
  child.once('exit', () => {
    open.delete(kill)
    if (open.size === 0) process.off('exit', endAll).off('SIGTERM', endByTerm)
  })
}

/** Ends it now; one that has ended by itself is not waited for. */
export async function endProgram(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

function endAll(): void {
  for (const kill of open) kill()
}

function endByTerm(): void {
  endAll()
  // Now that nobody listens it does what it always does.
  process.kill(process.pid, 'SIGTERM')
}
