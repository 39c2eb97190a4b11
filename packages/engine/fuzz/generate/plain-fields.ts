// Objects whose fields are generated one by one, without regard to each other.
import {
  DISTANCE_FIELDS,
  NEAR_FIELDS,
  OWNED_FIELDS,
  RESOURCES_OF_FIELDS,
  TOKENS_ON_FIELDS,
  type ParamSpecs,
  type ParamType,
} from '@railwright/engine';

export const PLAIN: Readonly<Partial<Record<ParamType, ParamSpecs>>> = {
  near: NEAR_FIELDS,
  distance: DISTANCE_FIELDS,
  owned: OWNED_FIELDS,
  tokensOn: TOKENS_ON_FIELDS,
  resourcesOf: RESOURCES_OF_FIELDS,
};
