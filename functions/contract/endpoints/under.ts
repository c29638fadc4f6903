/** The same endpoints under each path of `Base`: 'GET ' becomes 'GET /base', 'PUT /:id' becomes 'PUT /base/:id'. */
export type Under<Base extends string, Calls> = {
  [
    Key in keyof Calls as Key extends `${infer Method} ${infer Path}` ? `${Method} ${Base}${Path}` : never
  ]: Calls[Key];
};
