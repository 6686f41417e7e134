import type { UserConfig } from 'vite'

/**
 * What shoppers load is a production build whatever `NODE_ENV` says where it is made: no facts for developers in it, such as where
 * on the machine a component stands.
 */
export const asProduction: UserConfig = {
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  resolve: { conditions: ['module', 'browser', 'production'] },
}
