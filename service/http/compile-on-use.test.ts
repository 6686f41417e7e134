import { AjvCompiler } from '@fastify/ajv-compiler'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { anApp as aService } from '../testing/an-app.ts'
import { compiledOnce } from '../testing/compiled-once.ts'
import { compiledOnUse, compileOnUse, trustedSchemas } from './compile-on-use.ts'

/** A service with one route whose input and answer have a schema. */
function anApp() {
  const app = Fastify({
    schemaController: { compilersFactory: compiledOnUse },
    ajv: { customOptions: { coerceTypes: false, ...trustedSchemas } },
  })
  const schema = {
    querystring: { type: 'object', properties: { name: { type: 'string', maxLength: 3 } }, required: ['name'] },
    response: { 200: { type: 'object', properties: { name: { type: 'string' } } } },
  }
  app.get('/', { schema }, async ({ query }) => ({ ...(query as object), extra: 'is not in the schema' }))
  return app
}

test('a schema that is compiled on use refuses the same inputs, each with its own error, and answers by its schema', async () => {
  const app = anApp()
  expect((await app.inject('/?name=abcd')).json().message).toBe('querystring/name must NOT have more than 3 characters')
  expect((await app.inject('/')).json().message).toBe("querystring must have required property 'name'")
  expect((await app.inject('/?name=abc')).json()).toEqual({ name: 'abc' })
  expect((await app.inject('/?name=abcd')).statusCode).toBe(400)
})

test('nothing is compiled before its first use, and nothing twice', () => {
  const compiled: string[] = []
  const build = compileOnUse(() => (route: { schema: string }) => {
    compiled.push(route.schema)
    return (input: string) => `${route.schema} ${input}`
  })
  const compile = build()
  const [one, two] = ['one', 'two'].map((schema) => compile({ schema }))
  expect(compiled).toEqual([])
  expect([two?.('a'), two?.('b')]).toEqual(['two a', 'two b'])
  expect(compiled).toEqual(['two'])
  expect(one?.('c')).toBe('one c')
})

test('the schemas of all routes compile where they are trusted, as in a service that is published', async () => {
  const build = AjvCompiler()
  let compiled = 0
  const buildValidator: typeof build = (schemas) => {
    const compile = build(schemas, {
      customOptions: { coerceTypes: false, removeAdditional: false, ...trustedSchemas },
    })
    return (route) => {
      compiled++
      return compile(route)
    }
  }
  await aService({ compilers: { ...compiledOnce, buildValidator } }).ready()
  expect(compiled).toBeGreaterThan(50)
})
