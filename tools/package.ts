import { cpSync, globSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildInspector } from '../cli/build/build-inspector.ts'
import { buildConsole } from '../console/build-console.ts'
import { messageOf } from '../contract/message-of.ts'
import { compileSources } from './package/compile-sources.ts'
import { packageFolder } from './package/folder.ts'
import { pruneDeclarations } from './package/prune-declarations.ts'
import { writeManifest } from './package/write-manifest.ts'
import { writeSchemas } from './schemas/write-schemas.ts'
import { runNpm } from './setup/npm.mjs'
import { root } from './setup/root.mjs'

/** What the package contains as it is in the repository: style sheets that the code imports, and documents. */
const assets = ['{catalogue,slots}/**/*.css', 'README.md', 'LICENSE', 'CHANGELOG.md']

function copyAssets(): void {
  const files = assets.flatMap((pattern) => globSync(pattern, { cwd: root, exclude: ['**/testing/**'] }))
  for (const file of files) cpSync(join(root, file), join(packageFolder, file))
}

/**
 * `npm run package`: makes the package that is published, `.build/package/`, and packs it into `.build/instep-….tgz`.
 * It has the folders of the repository, with JavaScript and declarations instead of TypeScript.
 */
try {
  rmSync(packageFolder, { recursive: true, force: true })
  mkdirSync(packageFolder, { recursive: true })
  await compileSources()
  copyAssets()
  pruneDeclarations()
  await buildInspector(join(packageFolder, 'inspector'))
  await buildConsole(join(packageFolder, 'service/routes/console/page'))
  writeSchemas(join(packageFolder, 'schemas'))
  writeManifest()
  const { ok, output } = await runNpm(['pack', '--silent', packageFolder, '--pack-destination', join(root, '.build')])
  if (!ok) throw new Error(output)
  console.log(`.build/${output.trim()}`)
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 1
}
