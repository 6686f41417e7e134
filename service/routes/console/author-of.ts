import type { FastifyRequest } from 'fastify'
import type { Access } from '../../console/console-access.ts'

/** Who asks, by request: noted once by the hook that lets them in. */
const authors = new WeakMap<FastifyRequest, Access>()

export function noteAuthor(request: FastifyRequest, access: Access): void {
  authors.set(request, access)
}

/** Returns who asks, as the log of changes names them. */
export function authorOf(request: FastifyRequest): { author: string; role: string } {
  const { name, role } = authors.get(request) ?? { name: '', role: '' }
  return { author: name, role }
}
