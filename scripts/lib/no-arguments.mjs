// For long-running scripts without arguments: a request for help, or a typing mistake, does not start them.

/**
 * Ends the program if there are arguments: with the text and exit code 0 for `--help`, otherwise with a complaint and 2.
 * @param {string} about What the script does, in a sentence or two.
 */
export function takeNoArguments(about) {
  const [first] = process.argv.slice(2);
  if (first === undefined) return;
  const isHelp = first === '--help' || first === '-h';
  (isHelp ? console.log : console.error)(isHelp ? about : `“${first}” is not expected. ${about}`);
  process.exit(isHelp ? 0 : 2);
}
