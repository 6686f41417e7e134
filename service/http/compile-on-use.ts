import { AjvCompiler } from '@fastify/ajv-compiler'
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifyServerOptions } from 'fastify'

type Compilers = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>
type Compiled = ((input: unknown) => unknown) & { errors?: unknown }

/**
 * Fastify's own compilers, each schema compiled when its route is first used. All at once they were most of the second
 * that the service took to start, and most processes never use most routes. Tests compile all of them when they build a
 * service (`compiledOnce`), so that a schema that cannot be compiled is found there.
 */
export const compiledOnUse: Compilers = {
  buildValidator: compileOnUse(AjvCompiler()),
  buildSerializer: compileOnUse(SerializerSelector()),
}

/** Puts off what a factory of compilers compiles until its first input. */
// biome-ignore lint/suspicious/noExplicitAny: Fastify's two factories differ in all their arguments
export function compileOnUse<Build extends (...schemasAndOptions: any[]) => any>(build: Build): Build {
  const buildOnUse = (...schemasAndOptions: unknown[]) => {
    const compile: (route: unknown) => Compiled = build(...schemasAndOptions)
    return (route: unknown) => {
      let compiled: Compiled | undefined
      const runCompiled: Compiled = (input) => {
        compiled ??= compile(route)
        const result = compiled(input)
        runCompiled.errors = compiled.errors
        return result
      }
      return runCompiled
    }
  }
  return buildOnUse as unknown as Build
}

/**
 * Options of Ajv that spare it its own schema of schemas, with which it takes 17 milliseconds longer for the first visitor. Tests compile the
 * schemas of all routes with it.
 */
export const trustedSchemas = { validateSchema: false, meta: false }
