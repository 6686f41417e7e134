import { AjvCompiler } from '@fastify/ajv-compiler'
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifyServerOptions } from 'fastify'

type Compilers = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>

/**
 * Fastify's own compilers, shared by all services of a test run. Building a service took a tenth of a second, three
 * quarters of it for compiling Fastify's schemas, and a test file builds hundreds of services.
 */
export const compiledOnce: Compilers = {
  buildValidator: compileOnce(AjvCompiler()),
  buildSerializer: compileOnce(SerializerSelector()),
}

type Compile = (route: { schema?: unknown }) => unknown

/** Caches by text: inputs with the same text have the same compiled form. */
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
