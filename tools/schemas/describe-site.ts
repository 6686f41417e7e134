import { catalogue } from '../../catalogue/catalogue.ts'
import { describeContent, describePartialContent } from './describe-content.ts'
import type { JsonSchema } from './json-schema.ts'

/**
 * Returns the schema of a whole configuration: that of the site's type, with experiences whose content follows from the
 * template they name.
 */
export function describeSite({
  site = {},
  own = {},
  common = {},
  variation = {},
}: Record<string, JsonSchema>): JsonSchema {
  const templates = Object.values(catalogue)
  const experience: JsonSchema = {
    if: { type: 'object', required: ['template'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: {
      properties: { template: { enum: templates.map(({ template }) => template.id) } },
      allOf: templates.map(({ template }) => ({
        if: { properties: { template: { const: template.id } } },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: describeInstance(template, { common, variation }),
      })),
    },
    else: { $ref: '#/definitions/OwnExperience' },
  }
  return {
    ...site,
    properties: { ...site.properties, experiences: { type: 'array', items: experience } },
    required: [...(site.required ?? []), 'experiences'],
    definitions: {
      ...allDefinitions(site, own, common, variation),
      OwnExperience: withoutDefinitions(own),
      Experience: withoutDefinitions(common),
      Variation: withoutDefinitions(variation),
    },
  }
}

type Parts = { common: JsonSchema; variation: JsonSchema }
type AnyTemplate = (typeof catalogue)[keyof typeof catalogue]['template']

function describeInstance({ id, fields, title }: AnyTemplate, { common, variation }: Parts): JsonSchema {
  const variations: JsonSchema = {
    type: 'array',
    items: {
      ...referTo('Variation', variation, { content: describePartialContent(fields) }),
      required: variation.required,
    },
  }
  return {
    description: title,
    ...referTo('Experience', common, { template: { const: id }, content: describeContent(fields), variations }),
    required: [...(common.required ?? []), 'template', 'content'],
  }
}

/** Returns an object with the properties of a definition, which are referred to, and with some of its own. */
function referTo(name: string, { properties = {} }: JsonSchema, more: Record<string, JsonSchema>): JsonSchema {
  const shared = Object.keys(properties).map((key) => [key, { $ref: `#/definitions/${name}/properties/${key}` }])
  return { type: 'object', properties: { ...Object.fromEntries(shared), ...more }, additionalProperties: false }
}

function allDefinitions(...schemas: JsonSchema[]): Record<string, JsonSchema> {
  return Object.assign({}, ...schemas.map(({ definitions }) => definitions))
}

function withoutDefinitions({ definitions: _, ...schema }: JsonSchema): JsonSchema {
  return schema
}
