// A new pack for Freight Train.
import type { NewPackKind } from '../new/new-pack-kind.ts';

export const NEW_FREIGHT_TRAIN: NewPackKind = { title: 'Freight Train: cars and rules' };
