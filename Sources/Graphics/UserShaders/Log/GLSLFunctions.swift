/// What GLSL has of itself, for suggestions.
enum GLSLFunctions {
    static let names = [
        "radians", "degrees", "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "pow", "exp", "log",
        "exp2", "log2", "sqrt", "inversesqrt", "abs", "sign", "floor", "trunc", "round", "ceil", "fract", "mod", "min",
        "max", "clamp", "mix", "step", "smoothstep", "length", "distance", "dot", "cross", "normalize", "faceforward",
        "reflect", "refract", "transpose", "inverse", "determinant", "lessThan", "greaterThan", "equal", "notEqual",
        "any", "all", "not", "textureSize", "texture", "textureLod", "texelFetch", "texture2D", "dFdx", "dFdy",
        "fwidth",
        "isnan", "isinf", "asinh", "acosh", "atanh", "modf", "floatBitsToInt", "intBitsToFloat", "floatBitsToUint",
        "uintBitsToFloat", "outerProduct", "matrixCompMult", "textureGrad", "textureProj", "textureOffset",
        "roundEven",
    ]
}
