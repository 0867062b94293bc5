import { runMoveCommand } from '#server/move-command.ts'

// `npm run move` as a process of its own and without a build: tests kill it.

const { PATH: _path, ...environment } = process.env
process.exitCode = await runMoveCommand(process.argv.slice(2), { environment, say: console.log })
