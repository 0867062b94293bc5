import { runMove } from '#server/commands/move.ts'

// `schaufenster move` as a process of its own and without a build: tests kill it.

const { PATH: _path, ...environment } = process.env
process.exitCode = await runMove(process.argv.slice(2), { environment, say: console.log })
