import { buildApart } from './build-apart.ts'

/** Writes `outer.js`, the inspector, which the script loads for who asks for it (PV-07): shoppers never load it. */
export async function buildInspector(outDir: string): Promise<void> {
  await buildApart({ name: 'outer', entry: 'inspector/outer.tsx', outDir, target: 'es2022' })
}
