/** Version of the rules engine, written into records and bundles. A test keeps it equal to package.json. */
export const ENGINE_VERSION = '0.1.0';
