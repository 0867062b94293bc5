// Where nginx is, which the documented configuration is tried with, installing it when it is nowhere.
import { say } from './bootstrap.mjs'
import { findOnPath, installWithApt } from './find-program.mjs'

export async function findNginx() {
  const found = findOnPath(['nginx'])
  if (found) return found
  await installWithApt(['nginx-light'], 'nginx')
  const installed = findOnPath(['nginx'])
  if (!installed) say('No nginx was found and none could be installed: its configuration in the docs is not tried.')
  return installed
}
