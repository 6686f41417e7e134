import { expect, test } from 'vitest'
import { anEvent } from '../../../contract/testing/an-event.ts'
import { aSiteFile } from '../../testing/a-site-file.ts'
import { anApp } from '../../testing/an-app.ts'
import { askConsole } from '../../testing/ask-console.ts'
import { postEvents } from '../../testing/post-events.ts'

function aConsole() {
  const app = anApp({ configuration: { siteFile: aSiteFile() } })
  const post = (path: string, body: object) => askConsole(app, path, { method: 'POST', body })
  async function readActions(): Promise<string[]> {
    const { json } = await askConsole(app, 'steer/shop/log')
    return json.entries.map(({ action, subject }: { action: string; subject: string }) => `${action} ${subject}`.trim())
  }
  return { app, post, readActions }
}

test('[BN-06] the log says that a visitor was erased, and not which one', async () => {
  const { app, readActions } = aConsole()
  const visitorId = '1kq2w3e4r5t-0abc123-gone'
  await postEvents(app, { events: [anEvent({ context: { id: visitorId } })] })
  await askConsole(app, `visitors/shop/${visitorId}`, { method: 'DELETE' })
  expect(await readActions()).toEqual(['visitor-erased'])
})

test('[BN-06] what only was checked, or has changed nothing, is not in the log', async () => {
  const { post, readActions } = aConsole()
  const dataset = { text: 'key,uk\nmoor,4\n', form: 'csv', version: 0 }
  expect((await post('datasets/shop/sizes/check', { text: dataset.text, form: 'csv' })).status).toBe(200)
  expect((await post('datasets/shop/sizes', { ...dataset, text: 'key,uk\n,\n' })).json.outcome).toBe('mistakes')
  expect((await post('datasets/shop/sizes', dataset)).json.outcome).toBe('done')
  expect((await post('datasets/shop/sizes', dataset)).json.outcome).toBe('changed')
  expect((await post('datasets/shop/sizes/undo', { version: 99 })).json.outcome).toBe('changed')
  expect((await post('datasets/shop/sizes/undo', {})).status).toBe(400)
  expect((await post('datasets/shop/sizes/undo', { version: 1 })).json.outcome).toBe('done')
  expect(await readActions()).toEqual(['dataset-undone sizes', 'dataset-loaded sizes'])
})
