/** What stands before a command, by how the site was installed. */
const ways = `In the image     docker compose exec site schaufenster <command> …
With npm         npm run <command> -- …
Without both     node build/server/index.js <command> …`

export function runHelp(commands: Record<string, { does: string }>, say: (text: string) => void): number {
  const lines = Object.entries(commands).map(([name, { does }]) => `  ${name.padEnd(9)}${does}`)
  say(`Usage: schaufenster <command>\n\n${lines.join('\n')}\n\n${ways}`)
  return 0
}
