// Where nginx and Caddy are, which the documented configurations are tried with, installing them when they are nowhere.
import { say } from './bootstrap.mjs'
import { findOnPath, installWithApt } from './find-program.mjs'

export const findNginx = () => find('nginx', 'nginx-light')
export const findCaddy = () => find('caddy', 'caddy')

async function find(program, packageName) {
  const found = findOnPath([program])
  if (found) return found
  await installWithApt([packageName], program)
  const installed = findOnPath([program])
  if (!installed)
    say(`No ${program} was found and none could be installed: its configuration in the docs is not tried.`)
  return installed
}
