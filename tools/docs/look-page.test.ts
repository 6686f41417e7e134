import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lookProperties } from '../../contract/look.ts'

test('[SHR-01.36] docs/look.md names every property that a site can set', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/look.md'), 'utf8')
  for (const [name, properties] of Object.entries(lookProperties))
    expect(page).toContain(`| \`${name}\` | ${properties.map((each) => `\`${each}\``).join(', ')} |`)
})
