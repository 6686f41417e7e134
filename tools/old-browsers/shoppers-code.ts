import { globSync } from 'node:fs'
import { sep } from 'node:path'
import { isTest } from '../layers/source-file.ts'
import { root } from '../setup/root.mjs'

/** All code that may reach a shopper's browser. The inspector, which only developers open, may use newer features. */
export const shoppersCode = globSync('{script,contract,catalogue,slots}/**/*.{ts,tsx}', { cwd: root })
  .map((path) => path.replaceAll(sep, '/'))
  .filter((path) => !isTest(path) && !path.endsWith('.d.ts'))
  .sort()
