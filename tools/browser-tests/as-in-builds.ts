import type { Rolldown, UserConfig } from 'vite'

const production = { 'process.env.NODE_ENV': JSON.stringify('production') }

/**
 * Settings of a project whose pages are drawn by React as builds have it. That of development measures each rendering and keeps
 * the stack of each element, which took a quarter of the time of the console's tests.
 * @param include packages that are bundled beforehand
 */
export const asInBuilds = (include: string[] = [], plugins: Rolldown.Plugin[] = []) =>
  ({
    define: production,
    oxc: { jsx: { runtime: 'automatic', development: false } },
    optimizeDeps: { include, rolldownOptions: { plugins, transform: { define: production } } },
  }) satisfies UserConfig
