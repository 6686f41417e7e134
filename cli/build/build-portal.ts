import { buildApart } from './build-apart.ts'

/**
 * Writes `portal.js`, `index.js` and `base.js`, which a page of the shop loads in the frame of a tool (PV-06, PV-13).
 * Shoppers never load them.
 */
export async function buildPortal(outDir: string): Promise<void> {
  for (const name of ['portal', 'index', 'base'])
    await buildApart({ name, entry: `script/preview/portal/${name}.ts`, outDir, target: 'es2022' })
}
