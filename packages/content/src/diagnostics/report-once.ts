// Reports about setups: setups that share a file share its errors, which are reported once.
import type { DiagnosticCode } from '../codes/index.ts';
import { relatedTo, type DiagnosticSink, type Place } from './sink.ts';

export type Report = (
  code: DiagnosticCode,
  place: Place,
  message: string,
  related: Place,
  note: string,
) => void;

/** `reported` holds what was said before. */
export function reportOnce(sink: DiagnosticSink, reported: Set<string>): Report {
  return (code, place, message, related, note) => {
    const key = `${code} ${place.file.path} ${place.path.join('.')}`;
    if (reported.has(key)) return;
    reported.add(key);
    sink.report(code, place, message, { related: [relatedTo(related, note)] });
  };
}
