import type { Variation } from '../../contract/experience.ts'
import type { UnknownFields } from '../../contract/json.ts'

/** Reads a variation of a flat list. */
export function readVariation(given: UnknownFields): Variation {
  const variationId = textOf(firstKnown(given, 'variationId', 'id'))
  return {
    variationId,
    variationMasterId: textOf(firstKnown(given, 'variationMasterId', 'master_id')) || variationId,
    variationName: firstKnown(given, 'variationName', 'name') as string | undefined,
    variationIsControl: firstKnown(given, 'variationIsControl', 'is_control') === true,
    trafficAllocationRatio: given.trafficAllocationRatio as number,
    factorialTrafficAllocationRatio: given.factorialTrafficAllocationRatio as number | undefined,
    advancedMode: given.advanced_mode === true,
    ...codeOf(given),
  }
}

/** Reads a variation of a targeting criterion; `rates` by creative id take precedence over the creative's own rate (EX-03). */
export function readCreative(creative: UnknownFields, rates: UnknownFields): Variation {
  const variation = readVariation(creative)
  const { params = creative } = creative as { params?: UnknownFields }
  const rate = Number(rates[variation.variationId] ?? creative.rate ?? params.rate)
  return { ...variation, trafficAllocationRatio: rate > 1 ? rate / 100 : rate }
}

function codeOf({ params }: UnknownFields): Partial<Variation> {
  const { custom_styles, dependencies, components, execution_code } = (params ?? {}) as UnknownFields
  return {
    styles: custom_styles as string | undefined,
    dependencies: dependencies as Variation['dependencies'],
    components,
    execution: typeof execution_code === 'function' ? (execution_code as Variation['execution']) : undefined,
  }
}

/** Returns the value of the first spelling that is present. */
export function firstKnown(given: UnknownFields, ...names: string[]): unknown {
  return names.map((name) => given[name]).find((value) => value !== undefined)
}

/** Converts an id to a text, because ids are compared as texts. */
export function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value)
}
