import { buildSchema } from 'graphql'

/** The schema of the operations. Numbers are Float because counts and times exceed the 32 bits of Int. */
export const schema = buildSchema(`
  type Query {
    property(trackingId: String!): Property!
    "What a placement shows a visitor; attributes name at least visitor.id."
    placementContent(
      mode: PlacementMode!
      placementId: String!
      implementationId: String!
      previewOptions: PreviewOptions
      attributes: JSON!
    ): PlacementContent
  }

  enum PlacementMode {
    LIVE
    SAMPLE
    NULL
    PREVIEW
  }

  input PreviewOptions {
    experienceId: String
    campaignId: String
    demoMode: Boolean
    group: PlacementGroup
  }

  enum PlacementGroup {
    CONTENT
    CONTROL
  }

  "Without a campaign all is null; the control group has callbackData and no content."
  type PlacementContent {
    content: JSON
    campaignId: String
    callbackData: String
  }

  type Property {
    visitor(contextId: String!): Visitor!
    datasetRecords(dataset: String!, keys: [String!]!, columnFilter: [String!]): [DatasetRecord!]!
  }

  "The value is the record, restricted to the columns of the filter."
  type DatasetRecord {
    key: String!
    value: JSON!
  }

  scalar JSON

  type Visitor {
    history: History!
    segment: Segment
    ipAddress: String!
    ipLocation: Location!
    force: Boolean!
  }

  "Times are epoch milliseconds, lifetimeValue is in the currency of the shop."
  type History {
    viewNumber: Float!
    sessionNumber: Float!
    entranceNumber: Float!
    conversionNumber: Float!
    conversionCycleNumber: Float!
    lifetimeValue: Float!
    firstViewTs: Float
    lastViewTs: Float
    firstConversionTs: Float
    lastConversionTs: Float
  }

  type Segment {
    version: Int!
    state: String!
    segments: [String!]!
  }

  type Location {
    city: String
    cityCode: String
    country: String
    countryCode: String
    latitude: String
    longitude: String
    area: String
    areaCode: String
    region: String
    regionCode: String
  }
`)
