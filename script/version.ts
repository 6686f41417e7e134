/** Sent in `meta.source` as `smartserve@{version}` (EV-06) and readable at `__qubit.smartserve.version` (ST-12). */
export const version = '0.1.0'
