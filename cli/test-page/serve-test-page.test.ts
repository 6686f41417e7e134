import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { aSite } from '../testing/a-site.ts'
import { serveTestPage } from './serve-test-page.ts'

const countServers = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPServerWrap').length

test('an experience that cannot be built leaves no server behind, with which the test would never end', async () => {
  const folder = aFolder({ 'mine.js': "import './missing.js'\nexport function execution() {}\n" })
  const site = aSite({ experiences: [{ id: 'mine', code: join(folder, 'mine.js') }] })
  const before = countServers()
  const served = serveTestPage({ site, folder: aFolder(), html: '', pageType: 'home' })
  await expect(served).rejects.toThrow('missing.js')
  await expect.poll(countServers).toBe(before)
})
