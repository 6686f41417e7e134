import { AjvCompiler } from '@fastify/ajv-compiler'
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifyServerOptions } from 'fastify'

type Compilers = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>

/**
 * Fastify's own compilers, for all services of a test run together: compiling its schemas was three quarters of the tenth of a
 * second that building a service took, and a file of tests builds hundreds.
 */
export const compiledOnce: Compilers = {
  buildValidator: compileOnce(AjvCompiler()),
  buildSerializer: compileOnce(SerializerSelector()),
}

type Compile = (route: { schema?: unknown }) => unknown

/** Of what is given as text and has the same text, the compiled form is the same. */
// biome-ignore lint/suspicious/noExplicitAny: Fastify's two factories differ in all their arguments
function compileOnce<Build extends (schemas: any, options: any) => any>(build: Build): Build {
  const compiled = new Map<string, unknown>()
  const builtBefore = (schemas: unknown, options: unknown): Compile => {
    const compile: Compile = build(schemas, options)
    return (route) => {
      const key = JSON.stringify([schemas, options, route.schema])
      if (!compiled.has(key)) compiled.set(key, compile(route))
      return compiled.get(key)
    }
  }
  return builtBefore as Build
}
