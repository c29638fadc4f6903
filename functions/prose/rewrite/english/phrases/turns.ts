/** Turns around a verb where one plain verb does. */
export const TURNS = [
  {
    reason: 'A plain verb does the work of this turn.',
    lines: `
+({bear}|{keep}) in mind that > {remember} that
+{be} adept at > {be} good at
+{be} instrumental in $ing > {help} $base
+{be} reminiscent of > {be} like
+{foster} (connections|deeper|relationships|stronger|trust) > {build} $1
+{make} an attempt to > {try} to
+{pose} a (grave|major|serious|significant) threat to > seriously {threaten}
+{pose} a threat to > {threaten}
~+{reach} out to (her|him|me|them|us|you) > {contact} $1
`,
  },
];
