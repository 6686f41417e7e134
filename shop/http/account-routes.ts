import type { FastifyInstance } from 'fastify'
import { findLocale, localePath } from '../locales/locale.ts'
import { logIn, logOut } from './demo-visitor.ts'

type Params = { country: string; language: string }

/** POST /{country}/{language}/account/login and /logout: both redirect to the account page (SHOP-11, SHOP-92). */
export function addAccountRoutes(shop: FastifyInstance): void {
  for (const [action, change] of Object.entries({ login: logIn, logout: logOut })) {
    shop.post<{ Params: Params }>(`/:country/:language/account/${action}`, ({ params }, reply) => {
      const locale = findLocale(params.country, params.language)
      if (!locale) return reply.callNotFound()
      change(reply)
      return reply.redirect(localePath(locale, 'account'), 303)
    })
  }
}
