import type { FastifyRequest } from 'fastify'
import { Refusal } from '../http/refusal.ts'

/** An `onRequest` hook: of the stash's areas only `public` is there for the outside (SV-25). */
export async function publicOnly({ params }: FastifyRequest): Promise<void> {
  const { area } = params as { area: string }
  if (area !== 'public') throw new Refusal(404, 'not_found', 'The stash has only the area "public"')
}
