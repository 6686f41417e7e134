import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../setup/root.mjs'

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** The packed file, relative to the repository. */
const packed = `.build/instep-${version}.tgz`

/** The packed file that the tests of the package install. */
export const tarball = join(root, packed)

/** Packs the package once, before its tests. @throws with what the command wrote when it fails */
export function setup(): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/package.ts'], { cwd: root, encoding: 'utf8' })
  if (status !== 0 || stdout !== `${packed}\n`) throw new Error(`Packing failed: ${stdout}${stderr}`)
}
