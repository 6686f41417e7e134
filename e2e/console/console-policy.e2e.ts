import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { expect, test } from '@playwright/test'
import fastify from 'fastify'
import { answerRequest } from '../../console/test-data/answers.ts'
import { markup } from '../../console/test-data/hostile-texts.ts'

const folder = join(import.meta.dirname, '../../.build/console')

/** The strictest policy that the console works below. */
const policy = [
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'",
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; frame-src 'none'",
  "require-trusted-types-for 'script'; trusted-types 'none'",
].join('; ')

test('the console works below a policy without inline code and styles, and without any trusted type', async ({
  page,
}) => {
  expect(existsSync(join(folder, 'index.html')), 'the console is built').toBe(true)
  const app = fastify()
  app.addHook('onSend', async (_request, reply) => void reply.header('content-security-policy', policy))
  app.get('/console/api/*', async ({ url }, reply) => {
    const { status, body } = answerRequest(url, { now: Date.now() })
    return reply.code(status).send(body)
  })
  await app.register(fastifyStatic, { root: folder, prefix: '/console/', wildcard: false })
  app.setNotFoundHandler((_request, reply) => reply.sendFile('index.html'))
  const site = await app.listen({ host: '127.0.0.1', port: 0 })
  const faults: string[] = []
  page.on('pageerror', ({ message }) => void faults.push(message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  try {
    await page.goto(`${site}/console/`)
    await expect(page.getByRole('slider')).toBeVisible()
    await page.getByRole('slider').press('ArrowRight')
    await expect(page.locator('.chart-tip')).toBeVisible()
    await page.getByRole('button', { name: 'Colours' }).click()
    await page.getByRole('option', { name: 'Dark' }).click()
    await page.getByRole('link', { name: 'Experiences' }).click()
    await page.getByRole('link', { name: 'Bestseller badges' }).click()
    await expect(page.getByRole('slider')).toHaveCount(2)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    expect((await saved).suggestedFilename()).toBe('badges.csv')
    await page.goto(`${site}/console/sites/moor-boots/experiences/${encodeURIComponent(markup)}`)
    await expect(page.getByRole('heading', { level: 1, name: markup })).toBeVisible()
    expect(faults).toEqual([])
  } finally {
    await app.close()
  }
})
