/**
 * Runs a command with the arguments of the process and prints its answer, or its error with exit code 1.
 * @param explain a further line for an error
 */
export async function runCommand(
  run: (args: string[]) => Promise<string>,
  explain: (error: unknown) => string | null = () => null,
): Promise<void> {
  process.umask(0o077); // like the server: other users of the machine cannot read written files
  try {
    console.log(await run(process.argv.slice(2)));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    const explanation = explain(error);
    if (explanation !== null) console.error(explanation);
    process.exitCode = 1;
  }
}
