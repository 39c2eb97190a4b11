// Needless parts of a card: fields of prices and triggers that select nothing, and steps and prices of 0. That shows in the text
// alone, so it is found even where other parts of the card do not fit the schema.
import { OP_SPECS, PRICE_FIELDS, type OpName, type OpSpec, type ParamSpecs } from '@railwright/engine';
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import { isBroken } from '../../load/read-file.ts';
import type { Item } from '../../model.ts';
import { isData, type Data } from '../../yaml/data.ts';
import type { Path } from '../../yaml/path.ts';
import type { CardData } from '../schema/cards.ts';
import { needlessOfPrice, needlessOfTrigger } from './effect-values.ts';
import { isLongForm, opParams } from './long-form.ts';

const PARTS = ['effect', 'whileInPlay', 'onBuy', 'onGain', 'reaction'] as const;

export function checkNeedless({ data, file, path }: Item<CardData>, sink: DiagnosticSink): void {
  if (!isData(data)) return;
  for (const part of PARTS) visit(data[part], [...path, part]);

  function visit(value: unknown, at: Path): void {
    if (Array.isArray(value)) value.forEach((item, i) => visit(item, [...at, i]));
    if (!isData(value)) return;
    for (const [key, inner] of Object.entries(value)) {
      word(key, inner, [...at, key]);
      // A price holds no steps, and its coins are not a step.
      if (key !== 'cheaper' && key !== 'dearer') visit(inner, [...at, key]);
    }
  }

  function word(key: string, value: unknown, at: Path): void {
    const isPrice = key === 'cheaper' || key === 'dearer';
    if (isPrice || key === 'trigger') {
      if (!isData(value) || isBroken(file, [...at, isPrice ? 'what' : 'on'])) return;
      const needless = isPrice ? needlessOfPrice(value) : needlessOfTrigger(value);
      const place = needless && { file, path: [...at, needless.key] };
      // A field that is also wrong is told once.
      if (place && !isBroken(file, place.path))
        sink.report(isPrice ? 'price-field' : 'trigger-field', place, needless.message);
      if (isPrice) zero(PRICE_FIELDS, value, (field) => [...at, field], 'This changes no price');
    } else if (Object.hasOwn(OP_SPECS, key)) {
      const spec: OpSpec = OP_SPECS[key as OpName];
      const params = opParams(key as OpName, value);
      const place = (field: string): Path => (isLongForm(spec, value) ? [...at, field] : at);
      if (isData(params)) zero(spec.params, params, place, 'This step does nothing');
    }
  }

  function zero(specs: ParamSpecs, params: Data, place: (field: string) => Path, message: string): void {
    for (const [field, value] of Object.entries(params)) {
      const type = Object.hasOwn(specs, field) ? specs[field]?.type : undefined;
      const isZero =
        value === 0
          ? type === 'amount' || type === 'count'
          : isData(value) && type === 'count' && value['upTo'] === 0;
      // The short form of a step is named by its op.
      const at = place(field);
      if (isZero) sink.report('amount-zero', { file, path: at }, `${message}: ${String(at.at(-1))} is 0.`);
    }
  }
}
