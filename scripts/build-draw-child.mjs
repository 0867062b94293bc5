// The process that draws pictures: one file beside the server, so that it starts quickly and holds nothing else.
import { join } from 'node:path'
import { build } from 'vite'

export async function buildDrawChild(root) {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: ['sharp'] },
    build: {
      ssr: join(root, 'server/media/draw-child.ts'),
      outDir: join(root, 'build/server'),
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'draw-child.js', codeSplitting: false } },
    },
  })
}
