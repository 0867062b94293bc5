#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './commands/commands.ts'
import { loadPages, render } from './entry.ts'

// `schaufenster`: built to build/server/index.js, which the image, systemd and npm run. Development starts at dev.ts.

// Whatever the site writes is for its own account only: 0600, folders 0700.
process.umask(0o077)
if (existsSync('.env')) process.loadEnvFile('.env')
process.exitCode = await runCommand(process.argv.slice(2), {
  environment: process.env,
  render,
  loadPages,
  clientFolder: join(import.meta.dirname, '../client'),
  say: console.log,
  complain: console.error,
})
