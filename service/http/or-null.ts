import { Type } from 'typebox'

/** The schema of a value that may be null. */
export const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) => Type.Union([type, Type.Null()])
