import { buildApart } from './build-apart.ts'
import { provideTitles } from './provide-titles.ts'

/** Writes `outer.js`, the inspector with the React that it draws with. */
export async function buildInspector(outDir: string): Promise<void> {
  const plugins = [provideTitles()]
  await buildApart({ name: 'outer', entry: 'inspector/host.tsx', outDir, target: 'es2022', plugins })
}
