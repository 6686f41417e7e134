import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startService } from './start-service.ts'
import { aFolder } from './testing/a-folder.ts'

const start = (variables: Record<string, string>) =>
  startService({ INSTEP_ENVIRONMENT: 'test', INSTEP_DATA: join(aFolder({}), 'data'), SERVICE_PORT: '0', ...variables })

test('what keeps a service from starting is said with its variable and the remedy, whoever starts it', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const address = other.address()
  const port = String(typeof address === 'object' && address?.port)
  await expect(start({ SERVICE_PORT: port })).rejects.toThrow(`Port ${port} is taken: set SERVICE_PORT to another`)
  await expect(start({ INSTEP_METRICS_PORT: port })).rejects.toThrow(
    `Port ${port} is taken: set INSTEP_METRICS_PORT to another`,
  )
  // An address of documents, which no machine has.
  await expect(start({ HOST: '203.0.113.9' })).rejects.toThrow(
    /cannot listen at HOST \(.+203\.0\.113\.9.*\): set it to/,
  )
  await expect(start({ INSTEP_DATA: join(import.meta.filename, 'data') })).rejects.toThrow(
    /^The data folder .+ cannot be used \(.+\): set INSTEP_DATA to a folder that can be written$/,
  )
})
