/**
 * fast-xml-parser 3 as s3rver 3.7.1 calls it. That version has known vulnerabilities and gets no more
 * fixes, so the calls go to the maintained one (see `overrides` in pnpm-workspace.yaml).
 */
const { XMLBuilder, XMLParser, XMLValidator } = require('fast-xml-parser');

/** Version 3 gives a processor the value alone; later ones give the tag before it. */
const processor = (tagValueProcessor) =>
  tagValueProcessor === undefined
    ? {}
    : // Entities are the processor's; done twice, they would be another text.
      { tagValueProcessor: (_tag, value) => tagValueProcessor(value), processEntities: false };

exports.validate = (xml) => XMLValidator.validate(xml);

exports.parse = (xml, { tagValueProcessor, parseNodeValue: parseTagValue = true, ...options } = {}) =>
  new XMLParser({ ...options, parseTagValue, ...processor(tagValueProcessor) }).parse(xml);

exports.j2xParser = class {
  constructor({ tagValueProcessor, attrNodeName, ...options }) {
    this.builder = new XMLBuilder({
      ...options,
      ...(attrNodeName === undefined ? {} : { attributesGroupName: attrNodeName }),
      ...processor(tagValueProcessor),
    });
  }

  parse(value) {
    return this.builder.build(value);
  }
};

/** Of the whole tree s3rver reads the name of the root element. */
exports.getTraversalObj = (xml) => {
  const roots = Object.keys(new XMLParser({ ignoreDeclaration: true, ignorePiTags: true }).parse(xml));
  return { child: Object.fromEntries(roots.map((tagname) => [tagname, [{ tagname }]])) };
};
